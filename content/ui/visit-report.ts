import { site } from '#content/site.ts';

/** The words of the visit report: the footer's link, the bar and the report. */
export const visitReport = {
  recording: {
    name: 'Recording of your visit',
    state: 'Recording',
    what: 'What is kept?',
    kept: 'Do again what went wrong. Your steps on this site are kept in this tab until you press Stop, leave or load it again; what you type is not. Then you see what is in the report. We get it only if you send it to us.',
    stop: 'Stop',
  },
  finishing: 'Hiding what you typed …',
  broken: `This recording did not work. Please tell us what happened: ${site.email}.`,
  ready: {
    heading: 'Your report',
    contains:
      'It holds the pages and steps of this visit with their times, the options you chose, and which version of the site you used. What you typed, your name and your address are left out.',
    whereTo: `To help us find the fault, email the file to ${site.email}. Only the people who look after this site read it, and they delete it within 90 days.`,
    save: 'Save as a file',
    saved: 'Saved. You can open the file in any text editor to read what is in it.',
    share: 'Share the file',
    shared: 'Shared. Thank you.',
    shareFailed: 'Your device could not share the file. Save it instead.',
  },
  close: 'Close',
  fileName: (date: string) => `waymark-report-${date}.json`,
} as const;
