export const noPage = 'It runs on the server, without a view.';
