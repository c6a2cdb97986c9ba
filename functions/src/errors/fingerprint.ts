import { createHash } from 'node:crypto';
import { entryAt } from '../../../model/content/paths.ts';
import {
  FINGERPRINT_DIGITS,
  FINGERPRINT_VERSION,
  isErrorPlatform,
} from '../../../model/errors/group.ts';
import type { ErrorReport } from '../../../model/errors/report-limits.ts';
import { splitPath } from '../../../studio/locale.ts';

const FRAMES = 3;
const MESSAGE_LENGTH = 200;
const MINIFIED_LENGTH = 2;

function withoutVariables(text: string): string {
  return text
    .replaceAll(/\b(?:https?|blob|file):\/\/[^\s"')]+/gi, '<address>')
    .replaceAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>')
    .replaceAll(/\b(?=[a-z]*\d)[0-9a-z]{16,}\b/gi, '<id>')
    .replaceAll(/\b(?:0x)?(?=[a-f]*\d)[0-9a-f]+\b/gi, '<n>');
}

export function normaliseMessage(message: string): string {
  return withoutVariables(message).replaceAll(/\s+/g, ' ').trim().slice(0, MESSAGE_LENGTH);
}

/** File name without origin, query and the build's hash. */
function fileOf(address: string): string {
  const name = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return name.replace(/[-.][\w-]{8}(?=\.[cm]?[jt]sx?$)/, '');
}

/** `function file` of Chromium's form or Firefox's and Safari's; null for other lines. */
function frameOf(line: string): string | null {
  const match =
    /^\s*at (?:async )?(?:(?<name>.+?) \()?(?<file>[^()\s]+?)(?::\d+){0,2}\)?$/.exec(line) ??
    /^\s*(?<name>[^@\s]*)@(?<file>\S+?)(?::\d+){0,2}$/.exec(line);
  if (!match?.groups) return null;
  const { name = '', file = '' } = match.groups;
  const shown = name.length <= MINIFIED_LENGTH ? '' : name.replace(/^Object\./, '');
  return `${shown} ${fileOf(file)}`.trim();
}

export const topFrames = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, FRAMES);

/** Path without language and query; ids, numbers and the slugs of posts and projects are replaced. */
export function pagePattern(page: string): string {
  const address = page.split(/[?#]/)[0] ?? '';
  const { path } = splitPath(
    address.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/(?<=[^/])\/+$/, ''),
  );
  if (entryAt(path) !== null) return `${path.slice(0, path.lastIndexOf('/') + 1)}<slug>`;
  return withoutVariables(path).slice(0, 120) || '/';
}

/** Platform without the browser's version: "Client, Chrome, Android"; '' for a text that names none. */
const platformPattern = (platform: string): string =>
  isErrorPlatform(platform) ? platform.replaceAll(/ \d+/g, '') : '';

/** Hash of message, top frames, page and platform, each without what varies, and of the version of these rules. */
export function fingerprint(report: ErrorReport): string {
  const parts = [
    normaliseMessage(report.error_report_by_system || report.error_report_by_dev),
    ...topFrames(report.error_stack_report_by_system),
    pagePattern(report.what_page),
    platformPattern(report.what_platform),
  ];
  const digest = createHash('sha256')
    .update(parts.join('\n'))
    .digest('hex')
    .slice(0, FINGERPRINT_DIGITS);
  return `v${FINGERPRINT_VERSION}-${digest}`;
}
