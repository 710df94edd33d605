export const noPage =
  'Its bar is over every page of a recorded visit, which the lab does not record.';
