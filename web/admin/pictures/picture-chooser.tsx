import { useState } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type PictureRow, PICTURE_SEARCH_LENGTH } from '#model/pictures/api.ts';
import { Dialog, SearchField } from '../ui/index.ts';
import { pictureMessages } from './messages.ts';
import { PictureGrid } from './picture-grid.tsx';
import { usePictures } from './use-pictures.ts';

/** Asks for a picture of the library. */
export function PictureChooser({
  choose,
  close,
}: {
  choose: (picture: PictureRow) => void;
  close: () => void;
}) {
  const t = pictureMessages[useLocale()];
  const [search, setSearch] = useState('');
  const pictures = usePictures(search, false);
  return (
    <Dialog wide title={t.choose} onClose={close}>
      <SearchField
        applied={search}
        apply={setSearch}
        label={t.search}
        hideLabel
        placeholder={t.searchHint}
        maxLength={PICTURE_SEARCH_LENGTH}
      />
      <PictureGrid
        pictures={pictures}
        empty={search === '' ? t.empty : t.emptySearch}
        emptyText={search === '' ? t.chooseEmptyText : t.emptySearchText}
        choose={choose}
      />
    </Dialog>
  );
}
