import { expect, test } from 'vitest';
import { chooseHeaderForm } from './header-form.ts';

const labels = ['Home', 'About', 'Pricing', 'Case Studies', 'Careers', 'Contact', 'Platforms'];
const german = ['Start', 'Über uns', 'Preise', 'Kundengeschichten', 'Kontakt', 'Plattformen'];

test.each([
  ['Countermark', labels, 64],
  ['Odessa Hydroponics & Grow-Light Supply Cooperative', german, 72],
  ['Countermark', labels.map(() => 'n'.repeat(60)), undefined],
  ['KÄSEREI ALM', ['STARTSEITE', 'WARUM WIR', 'MITGLIEDER', 'PREISE & MEHR', 'ANWENDUNG'], 72],
  ['緑の木小売', ['ホーム', '会社概要', '料金', '導入事例', '採用情報', 'お問い合わせ'], 64],
])('the header of %s is wide where its words surely fit', (name, words, from) => {
  const form = chooseHeaderForm(name, words);
  expect('from' in form ? form.from : undefined).toBe(from);
});
