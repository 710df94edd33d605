import type { Field } from '#content/forms/field.ts';
import { leadWords } from '#content/ui/lead-words.ts';
import { cleanText } from './clean-text.ts';
import { holdsIrdNumber } from './ird-number.ts';
import { looksLikePhoneNumber } from './phone.ts';
import { suggestEmail } from './suggest-email.ts';

const { email, phone, message } = leadWords.warnings;

/** A warning about an unusual answer, in words for the visitor. It does not stop the lead. */
export function warningFor({ kind }: Field, typed: string): string | undefined {
  const text = cleanText(typed);
  if (kind === 'phone' && text !== '' && !looksLikePhoneNumber(text)) return phone;
  if (kind === 'lines' && holdsIrdNumber(text)) return message;
  const suggestion = kind === 'email' ? suggestEmail(text) : undefined;
  return suggestion && email(suggestion);
}
