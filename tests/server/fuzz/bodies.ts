import type { QuoteAnswers } from '#machines/quote-wizard/answers.ts';
import { bodyOf, requestWith } from '#tests/quote-request.ts';
import type { Draw } from '#tests/draw.ts';

export const validLead = (email: string): QuoteAnswers =>
  requestWith({
    businessType: 'trust',
    location: 'dunedin',
    services: ['bookkeeping', 'other'],
    urgency: 'flexible',
    firstName: "Nguyễn-O'Brien",
    lastName: '=1+1 👩‍💻',
    email,
    phone: '+64 21 555 0123',
    businessName: '<b>&amp;</b>',
  });

const values = [
  '%00',
  '%0A%0Dx',
  '%1B%5B2J',
  '%ED%A0%80',
  '%C0%AF',
  '%',
  '%zz',
  '%E2%80%AE',
  '=cmd|calc!A1',
  "'%3BDROP TABLE leads%3B--",
  '',
] as const;

const names = [
  'email',
  'firstName',
  'services',
  'urgency',
  'form-name',
  'bot-field',
  '__proto__',
  'constructor',
  '%66irstName',
  '',
] as const;

/** A valid form with one change. */
function mutated(draw: Draw, email: string): string {
  const pairs = bodyOf(validLead(email)).split('&');
  const changes = 1 + draw.below(3);
  for (let change = 0; change < changes; change += 1) {
    const at = draw.below(pairs.length);
    const [name = ''] = (pairs[at] ?? '').split('=');
    const value = draw.chance(0.1) ? 'x'.repeat(draw.below(80_000)) : draw.one(values);
    const act = draw.below(5);
    if (act === 0) pairs[at] = `${name}=${value}`;
    else if (act === 1) pairs.push(`${draw.one(names)}=${value}`);
    else if (act === 2) pairs.splice(at, 1);
    else if (act === 3) pairs.push(pairs[at] ?? '');
    else pairs[at] = `${draw.one(names)}=${name}`;
  }
  return pairs.join('&');
}

/** Any body. */
export function anyBody(draw: Draw, email: string): Buffer {
  const kind = draw.below(10);
  if (kind < 6) return Buffer.from(mutated(draw, email));
  if (kind === 6) return draw.bytes(draw.below(2000));
  if (kind === 7) return Buffer.from(bodyOf(validLead(email)), 'utf16le');
  if (kind === 8) return Buffer.from('&=&&=&%3D'.repeat(draw.below(400)));
  return Buffer.from(JSON.stringify(validLead(email)));
}
