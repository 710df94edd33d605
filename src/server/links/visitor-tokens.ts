import { contactForm } from '#content/forms/contact.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import type { NewLead } from '#src/server/store/save-leads.ts';
import type { LinkTokens } from './link-token.ts';
import { visitorLinkExpiry } from './open-links.ts';

/** The token of a visitor's link to a lead; undefined for a message, which no firm gets. */
export type TokenOf = (
  lead: Pick<NewLead, 'form' | 'values'> & { readonly reference: string },
  now: Date,
) => Promise<string | undefined>;

export const visitorTokens =
  (tokens: LinkTokens, list: LeadStore['list']): TokenOf =>
  async ({ form, values, reference }, now) => {
    const { email } = values;
    if (form === contactForm.name || typeof email !== 'string') return undefined;
    // By the index of email addresses. A failure costs the visitor the link, not the confirmation.
    const [lead, ...others] = await list({ email, reference }).catch(() => []);
    if (lead === undefined || others.length > 0) return undefined;
    const expires = visitorLinkExpiry(now);
    return tokens.sign({ purpose: 'visitor', lead: lead.id, reference, firm: '', expires });
  };
