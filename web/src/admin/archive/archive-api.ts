import type { ArchivePage } from '../../../../model/archive/api.ts';
import {
  archiveImportedSchema,
  archivePageSchema,
  archivePictureSchema,
  archiveProblemsSchema,
} from '../../../../model/archive/api.ts';
import * as v from 'valibot';
import { ApiError, callApi } from '../../data/api-client.ts';
import type { ArchiveSource } from './export-archive.ts';
import type { ArchiveTarget } from './import-archive.ts';
import { ArchiveError } from './import-archive.ts';

function loadPage(after: string | null): Promise<ArchivePage> {
  const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
  return callApi(`contentArchive${query}`, archivePageSchema);
}

/** A stored file of a picture, as visitors get it. */
async function loadPicture(path: string): Promise<Blob | null> {
  const response = await fetch(`/${path}`, { signal: AbortSignal.timeout(60_000) }).catch(
    (error: unknown) => {
      throw new ApiError('unavailable', String(error));
    },
  );
  if (response.status === 404) return null;
  if (!response.ok) throw new ApiError('unavailable', `${path}: ${response.status}`);
  return response.blob();
}

export const archiveSource: ArchiveSource = { loadPage, loadPicture };

export const archiveTarget: ArchiveTarget = {
  send: (request) =>
    callApi('contentArchive', archiveImportedSchema, request).catch((error: unknown) => {
      const refused = error instanceof ApiError && error.reason === 'bad_archive';
      const answer = v.safeParse(archiveProblemsSchema, refused ? error.details : null);
      throw answer.success ? new ArchiveError(answer.output.problems) : error;
    }),
  sendPicture: async (path, data) => {
    try {
      await callApi(`archivePicture?path=${encodeURIComponent(path)}`, archivePictureSchema, data);
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : '';
      const isBad = ['bad_picture', 'other_picture', 'invalid_path'].includes(reason);
      throw isBad ? new ArchiveError([{ code: 'bad_picture', path, detail: '' }]) : error;
    }
  },
};
