import { applicationDefault } from 'firebase-admin/app';
import { projectID } from 'firebase-functions/params';
import { releaseTo } from '../config.ts';
import { toFolder } from './folder.ts';
import { readServedBuild, toHosting } from './hosting.ts';
import { release } from './release.ts';
import { askIfDue } from './state.ts';

/** Renders the site anew, to where `RELEASE_TO` says. */
export async function runRelease(): Promise<void> {
  const target = releaseTo.value();
  if (target === '') return;
  const token = async () => (await applicationDefault().getAccessToken()).access_token;
  await release(target === 'hosting' ? toHosting(projectID.value(), token) : toFolder(target));
}

/** Asks for a release where the site does not show what is public. */
export async function askWhereDue(): Promise<void> {
  if (releaseTo.value() !== 'hosting') return;
  await askIfDue(Date.now(), () => readServedBuild(`https://${projectID.value()}.web.app`));
}
