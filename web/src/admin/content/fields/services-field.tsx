import type { Service } from '../../../../../model/content/kinds.ts';
import { SERVICES } from '../../../../../model/content/kinds.ts';
import { CheckField } from '../../../admin-ui/index.ts';
import { useLocale } from '../../../features/locale/index.ts';
import { SERVICE_NAMES } from '../../../studio/services.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import { useValue } from '../draft/use-entry.ts';
import { contentMessages } from '../messages.ts';
import { ConflictNotice } from './conflict-notice.tsx';

const PATH = 'draft.shared.services';

/** The services that a project made use of. */
export function ServicesField({ session }: { session: EntrySession }) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const chosen = useValue<Service[]>(session, PATH);

  function choose(service: Service, isChosen: boolean): void {
    const isIn = (one: Service) => (one === service ? isChosen : chosen.includes(one));
    session.type(PATH, SERVICES.filter(isIn));
  }

  return (
    <fieldset className="grid justify-items-start">
      <legend className="text-label font-semibold">{t.fields.services}</legend>
      {SERVICES.map((service) => (
        <CheckField
          key={service}
          label={SERVICE_NAMES[locale][service]}
          checked={chosen.includes(service)}
          onChange={(event) => choose(service, event.target.checked)}
        />
      ))}
      <p className="text-hint text-a-muted">{t.hints.services}</p>
      <ConflictNotice session={session} path={PATH} />
    </fieldset>
  );
}
