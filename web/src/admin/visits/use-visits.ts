import type { VisitSpan } from '../../../../model/visits/api.ts';
import { visitsAnswerSchema } from '../../../../model/visits/api.ts';
import { callApi } from '../../data/api-client.ts';
import { useAsync } from '../../data/use-async.ts';

/** Views of a span, as the page of visits and the dashboard ask for them. */
export function useVisits(span: VisitSpan) {
  return useAsync(span, () => callApi(`visits?span=${span}`, visitsAnswerSchema));
}
