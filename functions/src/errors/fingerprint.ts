import { createHash } from 'node:crypto';
import { entryAt } from '../../../model/content/paths.ts';
import {
  FINGERPRINT_DIGITS,
  FINGERPRINT_VERSION,
  isErrorPlatform,
} from '../../../model/errors/group.ts';
import type { ErrorReport } from '../../../model/errors/report-limits.ts';
import { splitPath } from '../../../studio/locale.ts';

/** Deeper frames are the framework's and change with every release. */
const FRAMES = 3;
const MESSAGE_LENGTH = 200;
/** Minified names differ between builds. */
const MINIFIED_LENGTH = 2;

/** Replaces addresses, ids and numbers. */
function withoutVariables(text: string): string {
  return text
    .replaceAll(/\b(?:https?|blob|file):\/\/[^\s"')]+/gi, '<address>')
    .replaceAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>')
    .replaceAll(/\b(?=[a-z]*\d)[0-9a-z]{16,}\b/gi, '<id>')
    .replaceAll(/\b(?:0x)?[0-9a-f]*\d[0-9a-f]*\b/gi, '<n>');
}

export function normaliseMessage(message: string): string {
  return withoutVariables(message).replaceAll(/\s+/g, ' ').trim().slice(0, MESSAGE_LENGTH);
}

/** Without origin, query and the build's hash. */
function fileOf(address: string): string {
  const name = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return name.replace(/[-.][\w-]{8}(?=\.[cm]?[jt]sx?$)/, '');
}

/** As `function file`, in Chromium's form or in Firefox's and Safari's; null for other lines. */
function frameOf(line: string): string | null {
  const match =
    /^\s*at (?:async )?(?:(?<name>.+?) \()?(?<file>[^()\s]+?)(?::\d+){0,2}\)?$/.exec(line) ??
    /^\s*(?<name>[^@\s]*)@(?<file>\S+?)(?::\d+){0,2}$/.exec(line);
  if (!match?.groups) return null;
  const { name = '', file = '' } = match.groups;
  const shown = name.length <= MINIFIED_LENGTH ? '' : name.replace(/^Object\./, '');
  return `${shown} ${fileOf(file)}`.trim();
}

/** Comparable between builds and browsers. */
export const topFrames = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, FRAMES);

/** Without language and query, with ids, numbers and the slugs of posts and projects replaced. */
export function pagePattern(page: string): string {
  const address = page.split(/[?#]/)[0] ?? '';
  const { path } = splitPath(address.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/(?<=.)\/+$/, ''));
  if (entryAt(path) !== null) return path.replace(/[^/]+$/, '<slug>');
  return withoutVariables(path).slice(0, 120) || '/';
}

/** Without the browser's version: "Client, Chrome, Android"; '' for a text that names no platform. */
const platformPattern = (platform: string): string =>
  isErrorPlatform(platform) ? platform.replaceAll(/ \d+/g, '') : '';

/** Of message, top frames, page and platform, each without what varies, under the version of these rules. */
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
