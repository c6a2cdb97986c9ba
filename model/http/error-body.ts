import * as v from 'valibot';

/** Of every 4xx and 5xx; some endpoints add further members. */
export const errorBodySchema = v.object({
  error: v.looseObject({
    /** For programs, snake_case. */
    code: v.string(),
    /** For people: what is wrong and what to do. */
    message: v.string(),
  }),
});
export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
