import * as v from 'valibot';
import { PICTURE_SEARCH_LENGTH } from '../../../../model/pictures/api.ts';
import { IMAGE_TYPES } from '../../../../model/pictures/limits.ts';
import {
  Failure,
  FileButton,
  FilterBar,
  PageHeader,
  ProgressBar,
  useToast,
} from '../../admin-ui/index.ts';
import { useUrlState } from '../../data/use-url-state.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { UPLOAD_PARTS, uploadImage } from './image-upload.ts';
import { pictureMessages } from './messages.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { DeleteSelected, useSelection } from './delete-selected.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { useImageUpload } from './use-image-upload.ts';
import { usePictures } from './use-pictures.ts';

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
  const pictures = usePictures({ search, isUnused });
  const selection = useSelection(pictures.pictures);
  const upload = useImageUpload();
  const open = pictures.pictures.find(({ id }) => id === openId);

  async function add(files: readonly File[]): Promise<void> {
    let count = 0;
    await upload.attempt(files.length * UPLOAD_PARTS, async (advance) => {
      for (const file of files) {
        await uploadImage(file, advance);
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
          busy={upload.busy}
          choose={(files) => void add(files)}
        >
          {upload.busy ? t.uploading : t.upload}
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
      <div className="mb-4 grid gap-3 empty:hidden">
        {upload.progress && <ProgressBar label={t.uploading} progress={upload.progress} />}
        <Failure text={upload.failure} />
        {isUnused && pictures.pictures.length > 0 && (
          <DeleteSelected selection={selection} changed={pictures.reload} />
        )}
      </div>
      <PictureGrid
        pictures={pictures}
        {...emptyTexts(search, isUnused, t)}
        choose={({ id }) => url.set({ picture: id })}
        selection={isUnused ? selection : undefined}
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
