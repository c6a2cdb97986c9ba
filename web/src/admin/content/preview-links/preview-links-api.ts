import type {
  CreatedPreviewLink,
  PreviewLinkRequest,
  PreviewLinks,
} from '../../../../../model/api/preview-links.ts';
import {
  createdPreviewLinkSchema,
  previewLinksSchema,
} from '../../../../../model/api/preview-links.ts';
import { callApi } from '../../../data/api-client.ts';

/** The working links to the draft of a post, newest first. */
export function loadPreviewLinks(entry: string): Promise<PreviewLinks> {
  return callApi(`previewLinks?entry=${encodeURIComponent(entry)}`, previewLinksSchema);
}

/** Creates a link to the draft of a post; only this answer has its address. */
export function createPreviewLink(entry: string): Promise<CreatedPreviewLink> {
  const request: PreviewLinkRequest = { operation: 'create', entry };
  return callApi('previewLinks', createdPreviewLinkSchema, request);
}

/** Ends a link; returns those that are left. */
export function revokePreviewLink(entry: string, id: string): Promise<PreviewLinks> {
  const request: PreviewLinkRequest = { operation: 'revoke', entry, id };
  return callApi('previewLinks', previewLinksSchema, request);
}
