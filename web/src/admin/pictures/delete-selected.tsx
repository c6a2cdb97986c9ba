import { useState } from 'react';
import type { PictureRow } from '../../../../model/pictures/api.ts';
import { PICTURES_AT_ONCE } from '../../../../model/pictures/api.ts';
import { Button, CheckField, Failure, useConfirm } from '../../admin-ui/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { describePictureError } from './describe-picture-error.ts';
import { pictureMessages } from './messages.ts';
import type { PictureSelection } from './picture-grid.tsx';
import { changePicture } from './pictures-api.ts';

interface Selection extends PictureSelection {
  hasAll: boolean;
  /** Selects all that are shown, or none. */
  toggleAll: () => void;
}

/** Which of the pictures that are shown are selected, at most as many as can be deleted at once. */
export function useSelection(shown: readonly PictureRow[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const most = shown.map(({ id }) => id).slice(0, PICTURES_AT_ONCE);
  const ids = new Set(shown.map(({ id }) => id).filter((id) => chosen.has(id)));
  const hasAll = most.every((id) => ids.has(id));
  return {
    ids,
    hasAll,
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id) && next.size < PICTURES_AT_ONCE) next.add(id);
      setChosen(next);
    },
    toggleAll: () => setChosen(new Set(hasAll ? [] : most)),
  };
}

/** Deletes the selected pictures, which nothing uses, after asking once. */
export function DeleteSelected({
  selection: { ids, hasAll, toggleAll },
  changed,
}: {
  selection: Selection;
  /** Called after the deletion. */
  changed: () => void;
}) {
  const t = pictureMessages[useLocale()];
  const confirm = useConfirm();
  const count = ids.size;
  const { busy, error, run } = useMutation('deleting pictures', {
    describe: describePictureError,
    inline: true,
  });

  async function remove(): Promise<void> {
    const title = count === 1 ? t.details.deleteTitle : formatMessage(t.deleteManyTitle, { count });
    const text = count === 1 ? t.details.deleteText : t.deleteManyText;
    if (!(await confirm({ title, text, action: t.details.delete, danger: true }))) return;
    const deleted = formatMessage(t.deletedMany, { count });
    const deletion = () => changePicture({ operation: 'delete', ids: [...ids] });
    if (await run(deletion, { text: deleted })) changed();
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CheckField label={t.selectAll} checked={hasAll} onChange={toggleAll} />
        <Button icon="trash" busy={busy} disabled={count === 0} onClick={() => void remove()}>
          {formatMessage(t.deleteSelected, { count })}
        </Button>
      </div>
      <Failure text={error} />
    </>
  );
}
