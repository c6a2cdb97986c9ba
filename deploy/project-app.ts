import { inspect } from 'node:util';
import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import {
  BUCKET,
  EMULATOR_ENVIRONMENT,
  HOST,
  isEmulatorProject,
  PORTS,
  PROJECT,
  SetupError,
} from '../emulators/project.ts';

/** Option of commands, which change a real project only if `--project` names it. */
export const PROJECT_OPTION = { type: 'string', default: PROJECT } as const;

/** @throws {SetupError} if the project cannot be reached; errors of `work` */
export async function inProject<Result>(
  projectId: string,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  const isEmulated = isEmulatorProject(projectId);
  if (isEmulated) Object.assign(process.env, EMULATOR_ENVIRONMENT);
  const storageBucket = isEmulated ? BUCKET : `${projectId}.firebasestorage.app`;
  const app = initializeApp({ projectId, storageBucket }, 'command');
  try {
    // A first request, because the client library waits for minutes, or ends the process.
    if (isEmulated) await fetch(`http://${HOST}:${PORTS.firestore}/`);
    else await applicationDefault().getAccessToken();
    return await work(app);
  } catch (error) {
    throw explainError(error, projectId);
  } finally {
    await deleteApp(app);
  }
}

/** Says what to do if a project cannot be reached; returns other errors. */
function explainError(error: unknown, project: string): unknown {
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
