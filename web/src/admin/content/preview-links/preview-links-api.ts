import type {
  AllPreviewLinks,
  CreatedPreviewLink,
  PreviewLinkRequest,
  PreviewLinks,
} from '../../../../../model/preview-links/api.ts';
import {
  allPreviewLinksSchema,
  createdPreviewLinkSchema,
  previewLinksSchema,
} from '../../../../../model/preview-links/api.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import { callApi } from '../../../data/api-client.ts';

type Previewed = Pick<Entry, 'kind' | 'id'>;

/** The working links to the draft of an entry, newest first. */
export function loadPreviewLinks({ kind, id }: Previewed): Promise<PreviewLinks> {
  const query = new URLSearchParams({ kind, entry: id });
  return callApi(`previewLinks?${query}`, previewLinksSchema);
}

/** The working links to drafts of every entry, those that end last first. */
export function loadAllPreviewLinks(): Promise<AllPreviewLinks> {
  return callApi('previewLinks', allPreviewLinksSchema);
}

/** Creates a link to the draft of an entry; only this answer has its address. */
export function createPreviewLink({ kind, id }: Previewed): Promise<CreatedPreviewLink> {
  const request: PreviewLinkRequest = { operation: 'create', kind, entry: id };
  return callApi('previewLinks', createdPreviewLinkSchema, request);
}

/** Ends a link. */
export async function revokePreviewLink(entry: Previewed, id: string): Promise<void> {
  const request: PreviewLinkRequest = {
    operation: 'revoke',
    kind: entry.kind,
    entry: entry.id,
    id,
  };
  await callApi('previewLinks', previewLinksSchema, request);
}
