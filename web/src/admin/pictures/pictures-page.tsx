import * as v from 'valibot';
import { PICTURE_SEARCH_LENGTH } from '../../../../model/pictures/api.ts';
import { IMAGE_TYPES } from '../../../../model/pictures/limits.ts';
import {
  Failure,
  FileButton,
  PageHeader,
  ProgressBar,
  SearchField,
  useToast,
} from '../../controls/index.ts';
import { useUrlState } from '../../data/use-url-state.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { UPLOAD_PARTS, uploadImage } from './image-upload.ts';
import { pictureMessages } from './messages.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { useImageUpload } from './use-image-upload.ts';
import { usePictures } from './use-pictures.ts';

const urlSchema = v.object({
  search: v.fallback(v.string(), ''),
  /** Id of the open picture. */
  picture: v.fallback(v.string(), ''),
});

/** The library of pictures: upload, search, and a dialog for each. */
export function PicturesPage() {
  const t = pictureMessages[useLocale()];
  const toast = useToast();
  const url = useUrlState(urlSchema);
  const { search, picture: openId } = url.state;
  const pictures = usePictures(search);
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
      <div className="mb-4 grid gap-3">
        {upload.progress && <ProgressBar label={t.uploading} progress={upload.progress} />}
        <SearchField
          applied={search}
          apply={(text) => url.set({ search: text })}
          label={t.search}
          hideLabel
          placeholder={t.searchHint}
          maxLength={PICTURE_SEARCH_LENGTH}
        />
        <Failure text={upload.failure} />
      </div>
      <PictureGrid
        pictures={pictures}
        search={search}
        emptyText={t.emptyText}
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
