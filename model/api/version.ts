import { isRecord } from '../is-record.ts';

/** `GET /api/version/{dev|prod}` */
export interface VersionResponse {
  version: string;
}

/** Checks a response; without a schema, because public pages import it. */
export function isVersionResponse(value: unknown): value is VersionResponse {
  return isRecord(value) && typeof value['version'] === 'string' && value['version'] !== '';
}
