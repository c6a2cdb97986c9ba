import { useState } from 'react';
import * as v from 'valibot';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { PICTURE_SEARCH_LENGTH } from '#model/pictures/api.ts';
import { IMAGE_TYPES } from '#model/pictures/limits.ts';
import { useUrlState } from '../data/use-url-state.ts';
import { Failure, FileButton, FilterBar, PageHeader, useToast } from '../ui/index.ts';
import { uploadImage } from './image-upload.ts';
import { pictureMessages } from './messages.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { usePictureMutation, usePictures } from './use-pictures.ts';

const FILTERS = ['all', 'unused'] as const;

const urlSchema = v.object({
  show: v.fallback(v.picklist(FILTERS), 'all'),
  search: v.fallback(v.string(), ''),
  /** Id of the open picture. */
  picture: v.fallback(v.string(), ''),
});

/** The library of pictures: upload, filter, search, and a dialog for each. */
export function PicturesPage() {
  const t = pictureMessages[useLocale()];
  const toast = useToast();
  const url = useUrlState(urlSchema);
  const { show, search, picture: openId } = url.state;
  const isUnused = show === 'unused';
  const pictures = usePictures(search, isUnused);
  const { busy, error, run } = usePictureMutation('uploading an image');
  const [uploading, setUploading] = useState('');
  const open = pictures.pictures.find(({ id }) => id === openId);

  async function add(files: readonly File[]): Promise<void> {
    let count = 0;
    await run(async () => {
      for (const file of files) {
        setUploading(formatMessage(t.uploadingOne, { number: count + 1, count: files.length }));
        await uploadImage(file);
        count += 1;
      }
    });
    if (count === 0) return;
    toast({ text: formatMessage(t.uploaded, { count }) });
    pictures.reload();
  }

  return (
    <>
      <PageHeader title={t.title} text={t.text}>
        <FileButton
          variant="primary"
          label={t.upload}
          accept={IMAGE_TYPES}
          multiple
          busy={busy}
          choose={(files) => void add(files)}
        >
          {busy ? uploading : t.upload}
        </FileButton>
      </PageHeader>
      <FilterBar
        filter={{
          label: t.show,
          options: FILTERS.map((value) => ({ value, label: t[value] })),
          value: show,
          onChoose: (value) => url.set({ show: value }),
        }}
        search={{
          applied: search,
          apply: (text) => url.set({ search: text }),
          label: t.search,
          placeholder: t.searchHint,
          maxLength: PICTURE_SEARCH_LENGTH,
        }}
      />
      <div className="mb-4 empty:hidden">
        <Failure text={error} />
      </div>
      <PictureGrid
        pictures={pictures}
        {...emptyTexts(search, isUnused, t)}
        choose={({ id }) => url.set({ picture: id })}
      />
      {open && (
        <PictureDialog
          key={open.id}
          picture={open}
          changed={pictures.reload}
          close={() => url.set({ picture: '' })}
        />
      )}
    </>
  );
}

function emptyTexts(search: string, isUnused: boolean, t: (typeof pictureMessages)['en']) {
  if (search !== '') return { empty: t.emptySearch, emptyText: t.emptySearchText };
  if (isUnused) return { empty: t.emptyUnused, emptyText: t.emptyUnusedText };
  return { empty: t.empty, emptyText: t.emptyText };
}
