import { leadWords } from '#content/ui/lead-words.ts';
import { holdsIrdNumber } from './ird-number.ts';
import { meantAddress } from './mail-host.ts';
import { looksLikePhoneNumber } from './phone.ts';

const { email, phone, message } = leadWords.fields;

/** A warning about an unusual answer, in words for the visitor. It does not stop the lead. */
export function remarkOn(field: string, text: string): string | undefined {
  if (field === 'phone' && text !== '' && !looksLikePhoneNumber(text)) return phone.warning;
  if (field === 'message' && holdsIrdNumber(text)) return message.warning;
  const meant = field === 'email' ? meantAddress(text) : undefined;
  return meant && email.slip(meant);
}
