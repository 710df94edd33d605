/** The words of the bar that shows while a visit is recorded, and the name of its file. */
export const visitReport = {
  name: 'Recording of your visit',
  state: 'Recording',
  stop: 'Stop and save',
  fileName: (date: string) => `waymark-report-${date}.json`,
} as const;
