import { PageLink } from '#src/views/page-link.tsx';
import { Note } from './note.tsx';

interface RecipientsProps {
  words: { readonly recipients: string; readonly privacyLink: string };
}

/** Names the recipients where details are entered (Privacy Act 2020, IPP 3 and 3A). */
export function Recipients({ words }: RecipientsProps) {
  return (
    <Note>
      {words.recipients} <PageLink href="/privacy">{words.privacyLink}</PageLink>
    </Note>
  );
}
