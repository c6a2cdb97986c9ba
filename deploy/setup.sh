#!/usr/bin/env bash
# Sets up a real project with gcloud and the Firebase CLI (docs/deploying.md). Each step looks whether its resource is there:
# a second run changes only what differs. Nothing is deleted but roles that an account does not need any more.
# Runs on bash 3.2, which macOS has: no associative arrays.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PATH="$PWD/node_modules/.bin:$PATH"

usage='Sets up a real project. May be repeated.

  npm run project:setup -- --project <project> [--staging] [--dry-run]

  --staging                    a project for trying things: its own deployments, previews of pull requests
  --dry-run                    prints the commands for an empty project; asks nobody, changes nothing
  --billing-account <id>       links the project to it ("gcloud billing accounts list")
  --budget <amount>            mails at 50, 90 and 100 % of this amount a month, in the currency of the account
  --repository <owner>/<name>  on GitHub, which may deploy; without it, that of the remote "origin"

Variable: SMTP_PASSWORD, the password of the mail server; any text where no mail is sent.'

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

project='' billing_account='' budget='' dry_run=no staging=no
origin="$(git remote get-url origin 2>/dev/null || true)"
repository="$(sed -nE 's#^.*github\.com[:/]([^/]+/[^/]+)$#\1#p' <<<"${origin%.git}")"
while (($# > 0)); do
  case "$1" in
    --dry-run) dry_run=yes && shift && continue ;;
    --staging) staging=yes && shift && continue ;;
    --project) project="${2-}" ;;
    --billing-account) billing_account="${2-}" ;;
    --budget) budget="${2-}" ;;
    --repository) repository="${2-}" ;;
    *) fail "$usage" ;;
  esac
  shift 2 || fail "$usage"
done
[[ "$project" =~ ^[a-z][a-z0-9-]{4,28}[a-z0-9]$ ]] || fail "$usage"
[[ "$project" != demo-* ]] || fail "$project exists in the emulators only: name a real project."
[[ "$budget" =~ ^([1-9][0-9]*)?$ ]] || fail '--budget is a whole number above 0.'
[[ "$repository" =~ ^([A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+)?$ ]] || fail '--repository is <owner>/<name>.'
[[ -d node_modules ]] || fail 'Install the tools first: npm ci'

# Facts that the code declares: the studio, the ways to sign in, the region of the functions, the length of a password.
facts="$(node --input-type=module --eval '
  import { readFileSync } from "node:fs";
  import { PASSWORD_MIN } from "./model/users/user.ts";
  import { signInProviders, studio } from "./studio/studio.ts";
  const { rewrites } = JSON.parse(readFileSync("firebase.json", "utf8")).hosting;
  const providers = signInProviders.join(" ") || "none";
  console.log([studio.domain, rewrites[0].function.region, PASSWORD_MIN, providers, studio.name].join("\t"));
')"
IFS=$'\t' read -r domain region password_min providers studio_name <<<"$facts"
# An earlier commit is delivered in the environment rollback, which has a reviewer.
deployers=(deploy-production) environments=(production rollback) prefix=''
if [[ "$staging" == yes ]]; then
  deployers=(deploy-staging deploy-preview) environments=(staging preview) prefix=STAGING_ domain="$project.web.app"
fi
[[ "$dry_run" == yes || "$domain" != *.example ]] ||
  fail "Replace the placeholders in studio/ first (docs/own-studio.md): the domain is $domain."

[[ "$dry_run" == yes ]] || type gcloud gh jq curl >/dev/null 2>&1 || fail 'gcloud, gh, jq and curl are needed.'

# Prints a command and, unless this is a dry run, executes it.
run() {
  printf '%q ' "$@" && echo
  [[ "$dry_run" == yes ]] || "$@"
}

# True where a command that reads something succeeds. In a dry run nothing is there.
present() {
  [[ "$dry_run" == no ]] && "$@" >/dev/null 2>&1
}

# Output of a command that reads something; in a dry run, the first argument.
answer_or() {
  local placeholder="$1"
  shift
  if [[ "$dry_run" == yes ]]; then printf '%s' "$placeholder"; else "$@"; fi
}

# A request to a Google API, for what neither command line can do. Answers hold keys: only those of errors are printed.
google() {
  local method="$1" url="$2" body="${3-}" token answer
  token="$(gcloud auth print-access-token)"
  answer="$(curl --silent --show-error --fail-with-body --request "$method" "$url" ${body:+--data "$body"} \
    --header @<(printf 'Authorization: Bearer %s' "$token") \
    --header "X-Goog-User-Project: $project" --header 'Content-Type: application/json')" || {
    printf '%s\n' "$answer" >&2
    return 1
  }
}

manualSteps=''
leave() {
  manualSteps+="- $1"$'\n'
}

run export CLOUDSDK_CORE_PROJECT="$project" CLOUDSDK_CORE_DISABLE_PROMPTS=1
number="$(answer_or PROJECT_NUMBER gcloud projects describe "$project" --format='value(projectNumber)')"

echo '# Billing and services'
run gcloud services enable cloudbilling.googleapis.com cloudresourcemanager.googleapis.com
[[ -z "$billing_account" ]] || run gcloud billing projects link "$project" --billing-account="$billing_account"
# One command enables 20 at most.
run gcloud services enable artifactregistry.googleapis.com billingbudgets.googleapis.com cloudbuild.googleapis.com \
  cloudfunctions.googleapis.com cloudscheduler.googleapis.com compute.googleapis.com eventarc.googleapis.com \
  firestore.googleapis.com iam.googleapis.com iamcredentials.googleapis.com logging.googleapis.com \
  pubsub.googleapis.com run.googleapis.com secretmanager.googleapis.com storage.googleapis.com sts.googleapis.com
run gcloud services enable firebase.googleapis.com firebaseappcheck.googleapis.com firebasehosting.googleapis.com \
  firebaserules.googleapis.com firebasestorage.googleapis.com identitytoolkit.googleapis.com \
  recaptchaenterprise.googleapis.com
if [[ -n "$billing_account" && -n "$budget" ]]; then
  found="$(answer_or '' gcloud billing budgets list --billing-account="$billing_account" \
    --filter="displayName=$project" --format='value(name)')"
  [[ -n "$found" ]] || run gcloud billing budgets create --billing-account="$billing_account" \
    --display-name="$project" --filter-projects="projects/$project" --calendar-period=month --budget-amount="$budget" \
    --threshold-rule=percent=0.5 --threshold-rule=percent=0.9 --threshold-rule=percent=1.0
else
  leave 'A budget: run this again with --billing-account and --budget, unless it has one.'
fi

# Google takes some seconds until an account can be given roles: they follow further down.
echo '# Service accounts: run-… of the functions (functions/src/index.ts), deploy-… of the delivery workflow'
runners=(run-version run-preview-image run-contact run-content run-count run-admin run-pictures run-events run-mail run-night
  run-release)
for account in "${runners[@]}" "${deployers[@]}"; do
  present gcloud iam service-accounts describe "$account@$project.iam.gserviceaccount.com" ||
    run gcloud iam service-accounts create "$account" --display-name="$account"
done

echo '# Firebase and its web app'
present firebase apps:list WEB --project "$project" || run firebase projects:addfirebase "$project"
web_app() {
  firebase apps:list WEB --project "$project" --json | jq -re '[.result[] | select(.state != "DELETED")][0].appId // empty'
}
present web_app || run firebase apps:create WEB "$studio_name" --project "$project"
app="$(answer_or WEB_APP_ID web_app)"

echo '# Database: restored to any minute of 7 days, daily backups for 30'
if present gcloud firestore databases describe; then
  location="$(gcloud firestore databases describe --format='value(locationId)')"
  [[ "$location" == "$region" ]] || fail "The database is in $location, the functions in $region: use a new project."
  run gcloud firestore databases update --enable-pitr --delete-protection
else
  run gcloud firestore databases create --location="$region" --enable-pitr --delete-protection
fi
schedule="$(answer_or '' gcloud firestore backups schedules list --database='(default)' \
  --filter='NOT weeklyRecurrence:*' --format='value(name.basename())' --limit=1)"
if [[ -n "$schedule" ]]; then
  run gcloud firestore backups schedules update --database='(default)' --backup-schedule="$schedule" --retention=30d
else
  run gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=30d
fi

echo '# Bucket: deleted files can be restored for 30 days, temporary images go after a day'
bucket="$project.firebasestorage.app"
present gcloud storage buckets describe "gs://$bucket" || run google POST \
  "https://firebasestorage.googleapis.com/v1beta/projects/$project/defaultBucket" "{\"location\":\"$region\"}"
run gcloud storage buckets update "gs://$bucket" --soft-delete-duration=30d \
  --lifecycle-file=deploy/bucket-lifecycle.json

echo '# Logs: the exclusion visitor-addresses of the sink _Default keeps out the log of requests, which has them'
exclusions="$(answer_or '' gcloud logging sinks describe _Default --format='value(exclusions[].name)')"
[[ "$exclusions" == *visitor-addresses* ]] || run gcloud logging sinks update _Default \
  --add-exclusion='name=visitor-addresses,filter=LOG_ID("run.googleapis.com/requests")'

echo '# Images of earlier functions are deleted: without a policy, the Firebase CLI stops at each deployment'
present gcloud artifacts repositories describe gcf-artifacts --location="$region" ||
  run gcloud artifacts repositories create gcf-artifacts --repository-format=docker --location="$region"
run firebase functions:artifacts:setpolicy --location "$region" --days 3 --force --project "$project" --non-interactive

# grant <account> <role>…: its roles in the project. Those that an earlier version gave it are withdrawn.
grant() {
  local member="serviceAccount:$1@$project.iam.gserviceaccount.com" role held
  shift
  held="$(answer_or '' gcloud projects get-iam-policy "$project" --flatten='bindings[].members' \
    --filter="bindings.members=$member" --format='value(bindings.role)')"
  for role in $held; do
    [[ " $* " == *" $role "* ]] ||
      run gcloud projects remove-iam-policy-binding "$project" --member="$member" --role="$role" --all --format=none
  done
  for role in "$@"; do
    run gcloud projects add-iam-policy-binding "$project" --member="$member" --role="$role" --condition=None --format=none
  done
}

echo '# Roles of the accounts'
# The functions that answer visitors have the least: `content` and `version` change nothing.
documents=roles/datastore.user
files=roles/storage.objectUser
# `verifyIdToken` asks if an account was disabled.
accounts=roles/firebaseauth.viewer
# Events, and calls by the scheduler.
called=(roles/eventarc.eventReceiver roles/run.invoker)
grant run-version roles/datastore.viewer
grant run-preview-image "$documents" "$files"
grant run-contact "$documents" "$accounts"
grant run-content roles/datastore.viewer roles/storage.objectViewer "$accounts"
grant run-count "$documents"
grant run-admin "$documents" "$files" "$accounts"
grant run-pictures "$documents" "$files" "$accounts"
grant run-events "$documents" roles/storage.objectViewer "${called[@]}"
grant run-mail "$documents" "${called[@]}"
grant run-release "$documents" "${called[@]}" roles/firebasehosting.admin
grant run-night "$documents" "$files" roles/firebaseauth.admin "${called[@]}"
# The Firebase CLI looks in the name of the project whether its APIs are on; other roles do not contain that right.
looks_for_apis=roles/serviceusage.serviceUsageConsumer
grant "${deployers[0]}" "$looks_for_apis" roles/firebase.admin roles/cloudfunctions.admin \
  roles/cloudscheduler.admin roles/run.admin roles/secretmanager.viewer
# A function can have the rights of these accounts alone; the CLI asks for that of App Engine, where a project has it.
as_users=("${runners[@]/%/@$project.iam.gserviceaccount.com}")
! present gcloud iam service-accounts describe "$project@appspot.gserviceaccount.com" ||
  as_users+=("$project@appspot.gserviceaccount.com")
for account in "${as_users[@]}"; do
  run gcloud iam service-accounts add-iam-policy-binding "$account" --role=roles/iam.serviceAccountUser \
    --member="serviceAccount:${deployers[0]}@$project.iam.gserviceaccount.com" --condition=None --format=none
done
# Reads the functions, to which the paths of a preview lead, and allows sign-in on its address.
[[ "$staging" == no ]] ||
  grant deploy-preview "$looks_for_apis" roles/firebasehosting.admin roles/cloudfunctions.viewer roles/firebaseauth.admin

# secret <name> <value> <account>…: sets it where it has no version, and lets accounts read it.
secret() {
  local name="$1" value="$2" account
  shift 2
  present gcloud secrets describe "$name" || run gcloud secrets create "$name" --replication-policy=automatic
  if ! present gcloud secrets versions describe latest --secret="$name"; then
    if [[ -z "$value" && "$dry_run" == no ]]; then
      leave "The secret $name: set the variable $name and run this again. Functions cannot be deployed without it."
    else
      run gcloud secrets versions add "$name" --data-file=- < <(printf '%s' "$value")
    fi
  fi
  for account in "$@"; do
    run gcloud secrets add-iam-policy-binding "$name" --role=roles/secretmanager.secretAccessor \
      --member="serviceAccount:$account@$project.iam.gserviceaccount.com" --format=none
  done
}

echo '# Secrets'
secret RATE_LIMIT_KEY "$(node --print 'crypto.randomBytes(32).toString("hex")')" run-preview-image run-contact run-mail
secret SMTP_PASSWORD "${SMTP_PASSWORD-}" run-mail

echo '# Sign-in'
identity="https://identitytoolkit.googleapis.com"
present google GET "$identity/admin/v2/projects/$project/config" ||
  run google POST "$identity/v2/projects/$project/identityPlatform:initializeAuth" '{}'
# Passwords as the forms ask for them; no answer tells whether an address has an account; links of mails lead to /login.
# Without "localhost", which Google adds to each project: any program of a visitor's machine can serve pages there.
sign_in="$(cat <<JSON
{"signIn": {"email": {"enabled": true, "passwordRequired": true}},
 "passwordPolicyConfig": {"passwordPolicyEnforcementState": "ENFORCE",
  "passwordPolicyVersions": [{"customStrengthOptions": {"minPasswordLength": $password_min}}]},
 "emailPrivacyConfig": {"enableImprovedEmailPrivacy": true},
 "authorizedDomains": ["$domain", "$project.web.app", "$project.firebaseapp.com"],
 "notification": {"sendEmail": {"callbackUri": "https://$domain/login"}}}
JSON
)"
fields='signIn.email,passwordPolicyConfig,emailPrivacyConfig,authorizedDomains,notification.sendEmail.callbackUri'
run google PATCH "$identity/admin/v2/projects/$project/config?updateMask=$fields" "$sign_in"
if [[ " $providers " == *' google '* ]] &&
  ! present google GET "$identity/admin/v2/projects/$project/defaultSupportedIdpConfigs/google.com"; then
  work="$(mktemp -d)"
  trap 'rm -rf "$work"' EXIT
  support="$(answer_or OWNER_EMAIL gcloud config get account)"
  cat >"$work/firebase.json" <<JSON
{"auth": {"providers": {"googleSignIn": {"oAuthBrandDisplayName": "$studio_name", "supportEmail": "$support",
 "authorizedRedirectUris": ["https://$project.firebaseapp.com/__/auth/handler"]}}}}
JSON
  run firebase deploy --only auth --config "$work/firebase.json" --project "$project" --non-interactive
fi
for provider in $providers; do
  [[ "$provider" =~ ^(google|none)$ ]] || leave "Sign-in with $provider (docs/deploying.md, section \"By click\")."
done

key=''
if [[ "$staging" == yes ]]; then
  # Its keys cannot know the addresses of previews.
  grep -qs '^APP_CHECK=off' "functions/.env.$project" || leave "APP_CHECK=off in functions/.env.$project."
  grep -q "\"staging\": \"$project\"" .firebaserc || leave "The alias staging of $project in .firebaserc."
else
  echo '# App Check (docs/app-check.md)'
  list_key=(gcloud recaptcha keys list --filter='displayName=site' --format='value(name.basename())' --limit=1)
  key="$(answer_or '' "${list_key[@]}")"
  [[ -n "$key" ]] || run gcloud recaptcha keys create --display-name=site --web --integration-type=score \
    --domains="$domain,$project.web.app,$project.firebaseapp.com"
  key="$(answer_or SITE_KEY "${list_key[@]}")"
  run env FIREBASE_CLI_EXPERIMENTS=appcheckadmin firebase appcheck:providers:set recaptcha-enterprise --app "$app" \
    --site-key "$key" --token-ttl 1h --project "$project" --non-interactive
fi

deployer_of() {
  printf 'deploy-%s@%s.iam.gserviceaccount.com' "${1/rollback/production}" "$project"
}

echo '# Workload Identity: GitHub deploys without a key'
pool="projects/$number/locations/global/workloadIdentityPools/github"
if [[ -z "$repository" ]]; then
  leave 'Deployments by GitHub: run this again with --repository <owner>/<name>.'
else
  # Names can be taken over once they are free, ids cannot.
  ids="$(answer_or 'REPOSITORY_ID OWNER_ID' gh api "repos/$repository" --jq '"\(.id) \(.owner.id)"')"
  own="assertion.repository_id == '${ids% *}' && assertion.repository_owner_id == '${ids#* }'"
  present gcloud iam workload-identity-pools describe github --location=global ||
    run gcloud iam workload-identity-pools create github --location=global --display-name=GitHub
  for environment in "${environments[@]}"; do
    # Hosting's rights are not per channel: whoever may deploy a preview could release it. Branches reach staging alone.
    condition="$own && assertion.environment == '$environment'"
    [[ "$environment" == staging ]] || condition+=" && assertion.ref == 'refs/heads/main'"
    act=create-oidc
    ! present gcloud iam workload-identity-pools providers describe "$environment" --workload-identity-pool=github \
      --location=global || act=update-oidc
    run gcloud iam workload-identity-pools providers "$act" "$environment" --workload-identity-pool=github \
      --location=global --issuer-uri=https://token.actions.githubusercontent.com \
      --attribute-mapping=google.subject=assertion.sub,attribute.environment=assertion.environment \
      --attribute-condition="$condition"
    run gcloud iam service-accounts add-iam-policy-binding "$(deployer_of "$environment")" \
      --role=roles/iam.workloadIdentityUser --condition=None --format=none \
      --member="principalSet://iam.googleapis.com/$pool/attribute.environment/$environment"
  done
fi

echo
echo '# Variables of the repository on GitHub, and of its environments'
echo "${prefix}FIREBASE_PROJECT_ID=$project"
run firebase apps:sdkconfig WEB "$app" --project "$project"
echo "# … of which ${prefix}FIREBASE_API_KEY is apiKey, ${prefix}FIREBASE_AUTH_DOMAIN authDomain, ${prefix}FIREBASE_APP_ID appId"
[[ -z "$key" ]] || echo "APP_CHECK_SITE_KEY=$key"
echo "${prefix}SITE_ORIGIN=https://$domain (after the first deployment)"
for environment in "${environments[@]}"; do
  echo "$environment: WORKLOAD_IDENTITY_PROVIDER=$pool/providers/$environment"
  echo "$environment: DEPLOY_SERVICE_ACCOUNT=$(deployer_of "$environment")"
done
[[ -z "$manualSteps" ]] || printf '\nLeft to you:\n%s' "$manualSteps"
