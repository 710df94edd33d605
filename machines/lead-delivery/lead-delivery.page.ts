export const noPage = 'It runs behind a lead form, without a view.';
