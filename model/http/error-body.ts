import * as v from 'valibot';

export const errorBodySchema = v.object({
  error: v.looseObject({
    code: v.string(),
    message: v.string(),
  }),
});
export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
