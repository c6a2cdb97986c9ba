#!/usr/bin/env bash
# unpack.sh <commit folder> all|hosting: makes the folder "release" of build.tar.gz and the configuration of a commit.
# Any package of the build could have changed the archive: only what had to be built is taken from it. Links could lead to
# what must not be published, such as credentials.
set -euo pipefail
commit="$1" parts="$2"

built=(firebase.deploy.json web/dist)
# The Firebase CLI deploys a pinned function too: a preview leads to the functions that are live.
only='{hosting} | del(.hosting.rewrites[].function.pinTag)'
if [[ "$parts" == all ]]; then
  built+=(functions/lib functions/functions.yaml)
  only='.functions[].predeploy = []'
fi
mkdir release
tar -xzf build.tar.gz -C release "${built[@]}"
links="$(find release -type l -o -type f -links +1)"
if [[ -n "$links" ]]; then
  echo "::error::The archive contains links: $links"
  exit 1
fi
jq --slurpfile built release/firebase.deploy.json \
  "$only | .hosting.headers = \$built[0].hosting.headers | .hosting.predeploy = []" "$commit/firebase.json" >release.json
mv release.json release/firebase.deploy.json
if [[ "$parts" == all ]]; then
  cp "$commit"/{firestore.rules,firestore.indexes.json,storage.rules} release
  cp "$commit"/functions/{package.json,package-lock.json,.env*} release/functions
fi
