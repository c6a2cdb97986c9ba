import { inspect } from 'node:util';
import { isEmulatorProject, SetupError } from '../emulators/project.ts';

/** For a project that cannot be reached, says what to do; returns other errors. */
export function explainError(error: unknown, project: string): unknown {
  const { code = '' } = error as { code?: unknown };
  const text = error instanceof Error ? `${error.message} ${inspect(error.cause)}` : '';
  if (isEmulatorProject(project) && /ECONNREFUSED|network-error/.test(`${text} ${String(code)}`)) {
    return new SetupError(
      'The emulators are not running: start them with "npm start", then run this again in a second terminal.',
    );
  }
  if (/default credentials|invalid_grant|invalid_rapt/i.test(text)) {
    return new SetupError(
      `There are no valid Google Cloud credentials for ${project}: run "gcloud auth application-default login" first.`,
    );
  }
  return error;
}
