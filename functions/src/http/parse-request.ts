import type { Context } from 'hono';
import * as v from 'valibot';
import { HttpError } from './http-response.ts';
import { type BodyEnv, readJsonBody } from './request-body.ts';

/**
 * The JSON body of a request, as a schema describes it.
 * @param message of the error, for people: what to send
 * @param code of the error, for programs
 * @throws {HttpError} 400; errors of `readJsonBody`
 */
export async function parseBody<Schema extends v.GenericSchema>(
  c: Pick<Context<BodyEnv>, 'var'>,
  schema: Schema,
  message: string,
  code = 'invalid_request',
): Promise<v.InferOutput<Schema>> {
  return parse(schema, await readJsonBody(c), code, message);
}

/**
 * The parameters of a query, as a schema describes them.
 * @param message of the error, for people: what to send
 * @throws {HttpError} 400 `invalid_query`
 */
export function parseQuery<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
  message: string,
): v.InferOutput<Schema> {
  return parse(schema, c.req.query(), 'invalid_query', message);
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
  code: string,
  message: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, sent);
  if (!parsed.success) throw new HttpError(400, code, message);
  return parsed.output;
}
