const SIGN_IN = 'run "gcloud auth application-default login" first.';

/** An error of Google's authentication library. */
interface CredentialError {
  message?: string;
  response?: { data?: { error?: unknown } };
}

/**
 * What is wrong with a person's Google Cloud credentials, and what to do; undefined where an error says nothing of them,
 * e.g. without a network.
 */
export function credentialProblem(error: unknown): string | undefined {
  const { message = '', response } = error as CredentialError;
  if (/^Could not load the default credentials|^Unable to read the credential file/.test(message)) {
    return `There are no Google Cloud credentials: ${SIGN_IN}`;
  }
  // Only refusals of the sign-in are texts, e.g. `invalid_grant`; those of Google's APIs are objects.
  const refusal = response?.data?.error;
  if (typeof refusal !== 'string') return undefined;
  return `Google no longer accepts your credentials (${refusal}): ${SIGN_IN}`;
}
