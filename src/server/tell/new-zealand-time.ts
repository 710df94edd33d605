import { leadMail } from '#content/ui/lead-mail.ts';
import { site } from '#content/site.ts';

const timeFormat = new Intl.DateTimeFormat(site.language, {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Pacific/Auckland',
});

/** New Zealand time, without the narrow spaces of some ICU versions. */
export const newZealandTime = (iso: string): string =>
  `${timeFormat.format(new Date(iso)).replaceAll('\u202f', ' ')}, ${leadMail.zone}`;
