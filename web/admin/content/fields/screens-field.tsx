import { pictureMessages } from '#admin/pictures/messages.ts';
import { Button } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type Picture, findField } from '#model/content/kinds.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import { useValue } from '../draft/use-entry.ts';
import { contentMessages } from '../messages.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { controlId } from './field-control.ts';
import { ImageField } from './image-field.tsx';

const PATH = 'draft.shared.screens';
const MOST = findField('portfolio', 'screens')?.limit ?? 0;

/** The pictures of a finished work in their order, and a place for the next one. */
export function ScreensField({ session }: { session: EntrySession }) {
  const locale = useLocale();
  const { fields, hints } = contentMessages[locale];
  const screens = useValue<Picture[]>(session, PATH);

  /** Puts a picture, or none, in the place of another one, or last. */
  function put(old: Picture | null, picture: Picture | null): void {
    // An upload may end long after it began.
    const now = session.value(PATH) as Picture[];
    const at = now.findIndex(({ id }) => id === old?.id);
    const others = now.filter(({ id }) => id !== old?.id && id !== picture?.id);
    const place = at < 0 ? others.length : at;
    session.type(PATH, picture === null ? others : others.toSpliced(place, 0, picture));
  }

  return (
    <fieldset data-field={controlId(PATH)} className="grid min-w-0 gap-3">
      <legend className="text-label font-semibold">{fields.screens}</legend>
      <p className="text-hint text-a-muted">{hints.screens}</p>
      {[...screens, null].slice(0, MOST).map((screen, at) => {
        const before = screens[at - 1];
        return (
          <ImageField
            key={screen?.id ?? 'next'}
            picture={screen}
            type={(picture) => put(screen, picture)}
            label={formatMessage(fields.screen, { number: at + 1 })}
            altHint={hints.caption}
          >
            {screen && before && (
              <Button
                variant="quiet"
                icon="up"
                onClick={() => session.type(PATH, screens.toSpliced(at - 1, 2, screen, before))}
              >
                {pictureMessages[locale].field.earlier}
              </Button>
            )}
          </ImageField>
        );
      })}
      <ConflictNotice session={session} path={PATH} />
    </fieldset>
  );
}
