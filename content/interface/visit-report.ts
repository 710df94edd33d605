import { site } from '#content/site.ts';

/** The recording of a visit that its visitor asks for: the footer's link, the bar, and what becomes of it. */
export const visitReport = {
  recording: {
    name: 'Recording of your visit',
    state: 'Recording',
    what: 'What is kept?',
    kept: 'Do again what went wrong. Your steps on this site are kept in this tab until you press Stop, leave or load it again; what you type is not. Then you see what is in the report, and nothing is sent unless you agree.',
    stop: 'Stop',
  },
  finishing: 'Putting stand-ins in place of all you typed …',
  broken: `This recording did not work. Please tell us what happened: ${site.email}.`,
  ready: {
    heading: 'Your report',
    kept: 'It holds the pages and steps of this visit with their times, the options you chose, and which version of the site you used. It does not hold what you typed, your name or your address.',
    save: 'Save as a file',
    saved: 'Saved. You can open the file in any text editor to read what is in it.',
    agree: `I agree that ${site.brand} keeps this report for 90 days, to find the fault. Only the people who look after this site read it.`,
    send: `Send to ${site.brand}`,
    sending: 'Sending …',
    agreementMissing: 'Tick the box above if you agree to send it. You can save it without.',
    sent: 'Sent. Thank you. We delete it after 90 days.',
    notSent: `It could not be sent. Try again, or save it as a file and write to ${site.email}.`,
    tooLong: `This visit is too long to send. Save it as a file and write to ${site.email}.`,
  },
  close: 'Close',
  fileName: (date: string) => `waymark-report-${date}.json`,
} as const;
