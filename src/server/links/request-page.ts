import * as v from 'valibot';
import { formNamed } from '#content/forms/forms.ts';
import { leadPage, requestFields } from '#content/ui/lead-page.ts';
import { ruleOf } from '#machines/lead/field.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import { nameOfFirm } from '#src/server/firms.ts';
import { newZealandTime } from '#src/server/new-zealand-time.ts';
import type { StoredLead } from '#src/server/store/stored-lead.ts';
import type { FollowedLead, LeadLives } from '#src/server/life/lives.ts';
import type { LeadPage } from './lead-page.ts';

const words = leadPage.request;

/** Who has the request, or was asked, and since when. */
const rowsOf = ({ offers, detailsSince }: FollowedLead) =>
  offers.flatMap(({ firm, since, state }) => {
    const label = nameOfFirm(firm);
    const has = detailsSince.get(firm);
    if (has !== undefined) return [{ label, text: words.has(newZealandTime(has)) }];
    return state === 'open' ? [{ label, text: words.asked(newZealandTime(since)) }] : [];
  });

/** The page of a visitor's link. */
export function requestPage(followed: FollowedLead): LeadPage {
  const { lead, state } = followed;
  const rows = rowsOf(followed);
  if (state === 'withdrawn') {
    const { heading, intro, had } = words.withdrawn;
    return { heading, intro: rows.length > 0 ? `${intro} ${had}` : intro, rows };
  }
  const received = newZealandTime(lead.receivedAt);
  return {
    heading: words.open.heading(lead.reference),
    intro: `${words.open.received(received)} ${rows.length > 0 ? words.open.holders : words.open.nobody}`,
    rows,
    ...(state === 'running' ? { request: true } : { notice: words.closed }),
  };
}

const { message, phone } = requestFields;

const sentForm = v.variant(
  'action',
  [
    v.object({ action: v.literal('add'), message: v.optional(ruleOf(message), '') }),
    v.object({ action: v.literal('phone'), phone: v.optional(ruleOf(phone), '') }),
    v.object({
      action: v.literal('withdraw'),
      confirm: v.pipe(v.optional(v.string(), ''), v.literal('yes', words.confirmMissing)),
    }),
  ],
  words.confirmMissing,
);

/** Appends a line to a lead's message, unless it has that line. Throws a ValiError if the message gets too long. */
function withSentence({ form, values }: StoredLead, sentence: string): Lead {
  const field = formNamed(form)?.fields['message'];
  const lines = [values['message'] ?? ''].flat();
  const known = lines.join('\n').split(/\r\n|\n/);
  if (field === undefined || known.includes(sentence)) return values;
  return { ...values, message: v.parse(ruleOf(field), [...known, sentence].join('\n')) };
}

const withPhone = ({ values }: StoredLead, number: Lead[string]): Lead =>
  values['phone'] === number ? values : { ...values, phone: number };

/** Applies a form that was posted from that page. Returns a notice. Rejects with a ValiError for any other form. */
export async function actOnRequest(
  { lead }: FollowedLead,
  form: unknown,
  lives: LeadLives,
  now: Date,
): Promise<string | undefined> {
  const sent = v.parse(sentForm, form);
  if (sent.action === 'withdraw') {
    await lives.send(lead.id, { type: 'LEAD.WITHDRAW', by: 'visitor', at: now.toISOString() });
    return undefined;
  }
  const isAdding = sent.action === 'add';
  const values = isAdding ? withSentence(lead, String(sent.message)) : withPhone(lead, sent.phone);
  // A form that is posted twice notifies nobody again.
  const isDone = values === lead.values || (await lives.correct(lead.id, values, 'visitor', now));
  return isDone ? `${isAdding ? words.added : words.phoneChanged} ${words.passedOn}` : undefined;
}
