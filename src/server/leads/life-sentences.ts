import type { LeadLifeEvent } from '#machines/lead-life/lead-life.events.ts';
import { nameOfFirm } from '#src/server/firms.ts';

const list = new Intl.ListFormat('en-NZ');

/** What happened, as a sentence without its time. */
function sentenceOf(event: LeadLifeEvent): string {
  switch (event.type) {
    case 'LEAD.RECEIVE':
      return event.isSpam ? 'It came, and was held as spam' : 'It came';
    case 'FIRMS.FOUND':
      return event.firms.length === 0
        ? 'No firm was found to offer it to'
        : `It was offered to ${list.format(event.firms.map(nameOfFirm))}`;
    case 'TIME.PASS':
      return 'The time of an offer ended';
    case 'OFFER.ACCEPT':
      return `${nameOfFirm(event.firm)} accepted it`;
    case 'OFFER.DECLINE':
      return `${nameOfFirm(event.firm)} declined it${event.reason ? ` (${event.reason})` : ''}`;
    case 'OFFER.CREDIT':
      return `${nameOfFirm(event.firm)} was credited for it`;
    case 'LEAD.ASSIGN':
      return `It was ${event.hasDetails === true ? 'sent' : 'offered'} to ${nameOfFirm(event.firm)}`;
    case 'LEAD.CORRECT':
      return `It was corrected: ${event.fields.join(', ')}`;
    case 'LEAD.RESTORE':
      return 'It was taken out of quarantine';
    case 'LEAD.WITHDRAW':
      return 'The visitor withdrew it';
    case 'LEAD.CLOSE':
      return 'It was closed';
    case 'LEAD.REOPEN':
      return 'It was reopened';
  }
}

/** The life of a lead, a sentence for each event, with who did it. */
export const lifeSentences = (events: readonly LeadLifeEvent[]): readonly string[] =>
  events.map((event) => {
    const by = 'by' in event && event.by !== '' ? `, by ${event.by}` : '';
    return `${event.at}: ${sentenceOf(event)}${by}.`;
  });
