/// The lines for CI services that `init --ci` prints. Each keeps the report when the gate fails.
enum InitLines {
  static func text(for service: String) -> String {
    switch service {
    case "github":
      """
      # .github/workflows/accessibility.yml, below "steps:"
      - name: Accessibility gate
        run: screenreadout audit --report json=accessibility.json
      - if: always()
        uses: actions/upload-artifact@v4
        with: {name: accessibility, path: accessibility.json}

      """
    case "gitlab":
      """
      # .gitlab-ci.yml
      accessibility:
        script:
          - screenreadout audit --report json=accessibility.json
        artifacts:
          when: always
          paths: [accessibility.json]

      """
    case "jenkins":
      """
      // Jenkinsfile, below "stages"
      stage('Accessibility') {
        steps { sh 'screenreadout audit --report json=accessibility.json' }
        post { always { archiveArtifacts 'accessibility.json' } }
      }

      """
    case "bitrise":
      """
      # bitrise.yml, below "steps:"
      - script@1:
          title: Accessibility gate
          inputs:
          - content: screenreadout audit --report json="$BITRISE_DEPLOY_DIR/accessibility.json"
      - deploy-to-bitrise-io@2:
          is_always_run: true

      """
    default:
      """
      # .circleci/config.yml, below "steps:"
      - run: screenreadout audit --report json=accessibility.json
      - store_artifacts:
          path: accessibility.json
          when: always

      """
    }
  }
}
