import type { Entry } from '../../../../../model/content/entry.ts';
import type { Service } from '../../../../../model/content/services.ts';
import { SERVICES } from '../../../../../model/content/services.ts';
import { CheckField } from '../../../controls/index.ts';
import { useLocale } from '../../../features/locale/index.ts';
import { SERVICE_NAMES } from '../../../studio/services.ts';
import { contentMessages } from '../messages.ts';
import type { EntrySession } from '../autosave/entry-session.ts';

/** The services that a project made use of; saved at once. */
export function ServicesField({ session, entry }: { session: EntrySession; entry: Entry }) {
  const locale = useLocale();
  const t = contentMessages[locale];

  function choose(service: Service, isChosen: boolean): void {
    const services = SERVICES.filter((one) =>
      one === service ? isChosen : entry.services.includes(one),
    );
    void session.update({ services });
  }

  return (
    <fieldset className="grid justify-items-start">
      <legend className="control-label">{t.fields.services}</legend>
      {SERVICES.map((service) => (
        <CheckField
          key={service}
          label={SERVICE_NAMES[locale][service]}
          checked={entry.services.includes(service)}
          onChange={(event) => choose(service, event.target.checked)}
        />
      ))}
      <p className="control-hint">{t.hints.services}</p>
    </fieldset>
  );
}
