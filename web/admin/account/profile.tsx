import type { FormEvent } from 'react';
import type { User } from '#browser/firebase/auth.ts';
import { updateDocument } from '#browser/firebase/firestore.ts';
import { useLocale, useSetLocale } from '#browser/locale/locale-context.tsx';
import { COLLECTIONS } from '#model/collections.ts';
import { type StoredUser, DISPLAY_NAME_MAX } from '#model/users/user.ts';
import { type Locale, LOCALES, isLocale, OWN_LANGUAGE_NAMES } from '#studio/locale.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Button, Failure, Notice, Panel, SelectField, TextField } from '../ui/index.ts';
import { accountMessages } from './account-messages.ts';
import { textOf } from './form-values.ts';

export function Profile({ user, profile }: { user: User; profile: StoredUser | null }) {
  const locale = useLocale();
  const setLocale = useSetLocale();
  const t = accountMessages[locale];
  const { busy, error, run } = useMutation('saving the profile', { inline: true });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const chosen = textOf(event.currentTarget, 'locale');
    const next: Locale = isLocale(chosen) ? chosen : locale;
    const display_name = textOf(event.currentTarget, 'name').trim();
    await run(
      async () => {
        await updateDocument(COLLECTIONS.user, user.uid, { display_name, locale: next });
        setLocale(next);
      },
      { text: accountMessages[next].saved },
    );
  }

  return (
    <Panel title={t.profile}>
      {profile === null ? (
        <div className="p-4">
          <Notice tone="warn">{t.noProfile}</Notice>
        </div>
      ) : (
        <form className="grid gap-4 p-4" onSubmit={(event) => void submit(event)}>
          <Failure text={error} />
          <div>
            <p className="text-label font-semibold account:text-[1em] account:font-bold">
              {t.email}
            </p>
            <p>{user.email ?? profile.email}</p>
          </div>
          <TextField
            label={t.name}
            hint={t.nameHint}
            name="name"
            defaultValue={profile.display_name}
            autoComplete="name"
            maxLength={DISPLAY_NAME_MAX}
          />
          <SelectField
            label={t.language}
            name="locale"
            defaultValue={profile.locale}
            options={LOCALES.map((value) => ({ value, label: OWN_LANGUAGE_NAMES[value] }))}
          />
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              {t.save}
            </Button>
          </div>
        </form>
      )}
    </Panel>
  );
}
