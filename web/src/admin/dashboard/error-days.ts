import * as v from 'valibot';
import { ERROR_DAYS } from '../../../../model/error-group.ts';
import { callAdminApi } from '../../data/api-client.ts';

const answer = v.object({
  days: v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), count: v.number() })),
});

export interface ErrorDay {
  /** `yyyy-mm-dd` */
  day: string;
  count: number;
}

/** Error reports per day of the last `ERROR_DAYS`, oldest first, today last. */
export async function loadErrorDays(): Promise<ErrorDay[]> {
  return v.parse(answer, await callAdminApi(`errors?days=${ERROR_DAYS}`)).days;
}
