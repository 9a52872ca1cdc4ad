import { beforeEach, expect, it } from 'vitest';
import { forgetTabDraft, readTabDraft, writeTabDraft } from './tabDraft.ts';

const at = '/pages/user/login/register';
const fields = ['email', 'invitation'];

beforeEach(() => sessionStorage.clear());

it('gives a form back at the same address, and at no other invite link', () => {
  writeTabDraft('register', at, { email: 'lena@posteo.example', invitation: '' });
  expect(readTabDraft('register', at, fields)).toEqual({ email: 'lena@posteo.example', invitation: '' });
  expect(readTabDraft('register', `${at}?code=MRD-7Q4K`, fields)).toBeUndefined();
  expect(readTabDraft('forgot', at, fields)).toBeUndefined();
});

it('gives back no field that the form does not ask for, and nothing but text', () => {
  const values = { email: 7, invitation: 'MERIDIAN', password: 'horse-battery' };
  sessionStorage.setItem('meridian.form.register', JSON.stringify({ at, values }));
  expect(readTabDraft('register', at, fields)).toEqual({ invitation: 'MERIDIAN' });
});

it('leaves nothing of an empty or a forgotten form', () => {
  writeTabDraft('register', at, { email: 'lena@posteo.example' });
  writeTabDraft('register', at, { email: '' });
  expect(sessionStorage).toHaveLength(0);
  writeTabDraft('register', at, { email: 'lena@posteo.example' });
  forgetTabDraft('register');
  expect(sessionStorage).toHaveLength(0);
});

it.each(['{', 'null', '[]', '{"at":1,"values":{}}'])('reads %s as nothing', (text) => {
  sessionStorage.setItem('meridian.form.register', text);
  expect(readTabDraft('register', at, fields)).toBeUndefined();
});
