import * as v from 'valibot';
import { formNamed } from '#content/forms/forms.ts';
import { leadMail } from '#content/ui/lead-mail.ts';
import { declineReasons, leadPage } from '#content/ui/lead-page.ts';
import { shownAnswers } from '#machines/lead/shown-answers.ts';
import { isOver, knows } from '#machines/lead-life/offers.ts';
import type { Offer } from '#machines/lead-life/rules.ts';
import { nameOfFirm } from '#src/server/firms.ts';
import { newZealandTime } from '#src/server/new-zealand-time.ts';
import type { FollowedLead, LeadLives } from '#src/server/life/lives.ts';
import type { LeadPage } from './lead-page.ts';
import type { Link } from './link-token.ts';
import { offeredAnswers } from './offered-answers.ts';

const words = leadPage.offer;

/** A key of the words. */
type Standing = 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'closed';

function standingOf(offer: Offer, { state }: FollowedLead, now: Date): Standing {
  const hasIt = knows(offer);
  if (state === 'withdrawn' && (hasIt || offer.state === 'recalled')) return 'withdrawn';
  if (hasIt) return 'accepted';
  if (offer.state === 'declined' || offer.state === 'expired') return offer.state;
  if (offer.state !== 'open') return 'closed';
  return isOver(offer, now.toISOString()) ? 'expired' : 'open';
}

/** The page of a firm's link; undefined if the lead was never offered to it. */
export function offerPage(
  { firm, expires }: Link,
  followed: FollowedLead,
  now: Date,
): LeadPage | undefined {
  const { lead, offers } = followed;
  const offer = offers.find((each) => each.firm === firm);
  if (offer === undefined) return undefined;
  const standing = standingOf(offer, followed, now);
  const reference = { label: leadMail.reference, text: lead.reference };
  if (standing === 'open') {
    const intro = words.open.intro(nameOfFirm(firm), newZealandTime(expires.toISOString()));
    return {
      ...words.open,
      intro,
      rows: [...offeredAnswers(lead), reference],
      offer: true,
    };
  }
  const all = standing === 'accepted' ? shownAnswers(formNamed(lead.form), lead.values) : [];
  return { ...words[standing], rows: [...all, reference] };
}

const pressed = v.variant(
  'action',
  [
    v.object({ action: v.literal('accept') }),
    v.object({
      action: v.literal('decline'),
      reason: v.pipe(
        v.optional(v.string(), ''),
        v.picklist(
          declineReasons.map(({ value }) => value),
          words.reasonMissing,
        ),
      ),
    }),
  ],
  words.reasonMissing,
);

/** Applies a form that was posted from that page. Rejects with a ValiError for any other form. */
export async function actOnOffer(
  { lead, firm }: Link,
  form: unknown,
  lives: LeadLives,
  now: Date,
): Promise<void> {
  const sent = v.parse(pressed, form);
  const act = { firm, by: firm, at: now.toISOString() };
  await lives.send(
    lead,
    sent.action === 'accept'
      ? { type: 'OFFER.ACCEPT', ...act }
      : { type: 'OFFER.DECLINE', ...act, reason: sent.reason },
  );
}
