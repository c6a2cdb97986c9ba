import type { Context } from 'hono';
import * as v from 'valibot';
import { HttpError } from './http-response.ts';
import { type BodyEnv, readJsonBody } from './request-body.ts';

/** Parses the JSON body. @throws {HttpError} 400 with the message and code; errors of `readJsonBody` */
export async function parseBody<Schema extends v.GenericSchema>(
  c: Pick<Context<BodyEnv>, 'var'>,
  schema: Schema,
  message: string,
  code = 'invalid_request',
): Promise<v.InferOutput<Schema>> {
  return parse(schema, await readJsonBody(c), code, message);
}

/** Parses the query. @throws {HttpError} 400 `invalid_query` with the message */
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
