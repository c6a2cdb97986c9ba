#!/usr/bin/env bash
# deliver.sh release: deploys the folder "release" to $PROJECT, in an order in which open pages keep working.
# deliver.sh recover: after a failed or cancelled release, takes Hosting back and says what is live.
# Variables: PROJECT, COMMIT; SITE_ORIGIN for the smoke test; REMOVABLE: functions that may go, besides those of the list.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# deploy <targets> <option>…
deploy() {
  local targets="$1"
  shift
  firebase deploy --config release/firebase.deploy.json --project "$PROJECT" --non-interactive --only "$targets" "$@"
}

# answer <expression>: a value of the JSON on standard input, which the expression calls `json`; '' where it has none.
answer() {
  node --print "const json = JSON.parse(require('fs').readFileSync(0, 'utf8') || '{}'); $1 ?? ''"
}

# setting <name>: its value for the functions of the project.
setting() {
  sed -n "s/^$1=//p" release/functions/.env "release/functions/.env.$PROJECT" 2>/dev/null | tail -1
}

# stage <name>: what a failure from here on leaves, for `recover`.
stage() {
  echo "$1" >release/stage
  echo "# $1"
}

# New functions query by new indexes. Exemptions and times to live hold nothing up.
wait_for_indexes() {
  local building
  for _ in {1..40}; do
    building="$(firebase firestore:operations:list --project "$PROJECT" --json --non-interactive | answer \
      'json.result.filter(({ done }) => !done).map(({ metadata: { field, index, indexConfigDeltas = [] } }) =>
        indexConfigDeltas.length > 0 ? field : index).filter(Boolean).join(" ")')"
    [[ -n "$building" ]] || return 0
    echo "Firestore builds $building …"
    sleep 30
  done
  echo '::error::Firestore still builds indexes. Run this job again when it is done.'
  return 1
}

release() {
  local code removable
  stage compare
  firebase functions:list --project "$PROJECT" --json --non-interactive >release/live-functions.json
  read -ra removable <<<"${REMOVABLE-}"
  node deploy/compare-functions.ts release/functions/functions.yaml release/live-functions.json "${removable[@]}"
  firebase hosting:channel:list --project "$PROJECT" --json --non-interactive >release/channels.json
  stage rules
  deploy firestore,storage
  wait_for_indexes
  stage functions
  # The comparison and the review of the commit are the answers to what the CLI would ask.
  deploy functions --force
  stage hosting
  # The CLI labels the version with it, and the function `release` changes no version of another code.
  code="$(answer json.id <release/functions/lib/renderer/code.json)"
  FIREBASE_DEPLOY_AGENT="code-$code" deploy hosting --message "$COMMIT"
  [[ -z "${SITE_ORIGIN-}" ]] || node deploy/smoke-test.ts
  if [[ "$(setting RELEASE_TO)" == hosting ]]; then
    stage texts
    CODE_ID="$code" GCLOUD_PROJECT="$PROJECT" node deploy/await-release.ts
  fi
  stage delivered
}

recover() {
  local stage version message live='json.result?.channels.find(({ name }) => name.endsWith("/channels/live"))?.release'
  stage="$(cat release/stage 2>/dev/null || echo compare)"
  [[ "$stage" != delivered ]] || return 0
  touch release/channels.json
  version="$(answer "$live?.version?.name.split('/').at(-1)" <release/channels.json)"
  message="$(answer "$live?.message" <release/channels.json)"
  case "$stage" in
    compare) echo '::error::Nothing was deployed.' && return ;;
    rules) echo '::error::Rules and indexes may be the new ones; functions and pages are the old ones.' ;;
    functions) echo '::error::Rules are the new ones, functions may be; pages are the old ones.' ;;
    hosting)
      if [[ -n "$version" ]]; then
        firebase hosting:clone "$PROJECT@$version" "$PROJECT:live" --project "$PROJECT" --non-interactive
        echo '::error::Hosting serves the previous version again. Rules and functions are the new ones.'
        echo '::error::Texts withdrawn since this delivery began may be public again until a delivery succeeds.'
      else
        echo '::error::Pages, rules and functions are the new ones; there is no earlier version.'
      fi
      ;;
    texts)
      echo '::error::The new version is live with the texts of its build: what was withdrawn since may be public again.'
      echo '::error::Render pages anew in the dashboard, which says what hinders it.' && return
      ;;
  esac
  echo "::error::To take everything back, run the workflow CI with the commit ${message:-of the previous release}."
}

case "${1-}" in
  release | recover) "$1" ;;
  *) echo 'deliver.sh release|recover' >&2 && exit 2 ;;
esac
