import { useReducer } from 'react';
import type {
  PictureChange,
  PictureChanged,
  PictureList,
  PictureRow,
} from '#model/pictures/api.ts';
import { callApi } from '../data/api-client.ts';
import { describeReason } from '../data/error-message.ts';
import { type Mutation, useMutation } from '../data/use-mutation.ts';
import { type PagedQuery, usePagedApi } from '../data/use-paged-query.ts';
import { pictureMessages } from './messages.ts';

export interface Pictures extends PagedQuery {
  pictures: readonly PictureRow[];
  reload: () => void;
}

export function usePictures(search: string, isUnused: boolean): Pictures {
  const [version, reload] = useReducer((count: number) => count + 1, 0);
  const { items: pictures, ...pages } = usePagedApi(
    `${version}/${isUnused}/${search}`,
    async (after: string | null) => {
      const query = new URLSearchParams();
      if (search !== '') query.set('search', search);
      if (isUnused) query.set('unused', 'true');
      if (after !== null) query.set('after', after);
      const { pictures: items, next } = await callApi<PictureList>(`pictures?${query}`);
      return { items, next };
    },
  );
  return { ...pages, pictures, reload };
}

export function changePicture(change: PictureChange): Promise<PictureChanged> {
  return callApi('pictures', change);
}

export function usePictureMutation(action: string): Mutation {
  return useMutation(action, {
    describe: (error, locale) => describeReason(error, locale, pictureMessages[locale].refused),
    inline: true,
  });
}
