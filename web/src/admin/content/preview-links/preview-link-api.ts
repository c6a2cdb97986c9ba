import type {
  PreviewLinkAnswer,
  PreviewLinkRequest,
} from '../../../../../model/preview-links/api.ts';
import type { Entry } from '../../../../../model/content/draft.ts';
import { callApi } from '../../../data/api-client.ts';

type Previewed = Pick<Entry, 'kind' | 'id'>;

/** The link to the draft of an entry, where one works. */
export function loadPreviewLink({ kind, id }: Previewed): Promise<PreviewLinkAnswer> {
  const query = new URLSearchParams({ kind, entry: id });
  return callApi(`previewLinks?${query}`);
}

/** Creates the link of an entry, in place of the one before, or revokes it. */
export function changePreviewLink(
  { kind, id }: Previewed,
  operation: PreviewLinkRequest['operation'],
): Promise<PreviewLinkAnswer> {
  const request: PreviewLinkRequest = { operation, kind, entry: id };
  return callApi('previewLinks', request);
}
