import * as v from 'valibot';
import type { SentReply } from '../../../model/replies/api.ts';
import { REPLIES_MAX_BYTES, replyRequestSchema } from '../../../model/replies/api.ts';
import type { ReplyTemplates } from '../../../model/replies/template.ts';
import { requireAdmin } from '../http/auth.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/http-error.ts';
import { json } from '../http/http-response.ts';
import { readJsonBody } from '../http/request-body.ts';
import { sendReply } from './send-reply.ts';
import { readTemplates, setTemplates } from './templates.ts';

/**
 * `/api/admin/replies`, admins only. GET answers the texts to start a reply from; POST sends a reply or replaces these
 * texts. Requests and responses: `model/replies/api.ts`.
 */
export const repliesHandler = endpoint(
  {
    name: 'replies',
    methods: ['GET', 'POST'],
    types: ['application/json'],
    maxBytes: REPLIES_MAX_BYTES,
  },
  async (context) => {
    const admin = await requireAdmin(context);
    if (context.method !== 'POST') return json<ReplyTemplates>(200, await readTemplates());
    const parsed = v.safeParse(replyRequestSchema, await readJsonBody(context));
    if (!parsed.success) {
      const message =
        'Send {operation: send, message, number, text, close} or {operation: set_templates, version, templates}.';
      throw new HttpError(400, 'invalid_request', message);
    }
    const request = parsed.output;
    return request.operation === 'send'
      ? json<SentReply>(200, await sendReply(request, admin))
      : json<ReplyTemplates>(200, await setTemplates(request, admin));
  },
);
