import type { Tone } from '../markdown/notes.ts';

/** The words above notes: note, tip, important, warning and caution, by language. */
const words: Readonly<Record<string, string>> = {
  ar: 'ملاحظة|نصيحة|مهم|تحذير|تنبيه',
  cs: 'Poznámka|Tip|Důležité|Varování|Pozor',
  da: 'Bemærk|Tip|Vigtigt|Advarsel|Pas på',
  de: 'Hinweis|Tipp|Wichtig|Warnung|Vorsicht',
  en: 'Note|Tip|Important|Warning|Caution',
  es: 'Nota|Consejo|Importante|Advertencia|Precaución',
  fi: 'Huomaa|Vinkki|Tärkeää|Varoitus|Varo',
  fr: 'Note|Conseil|Important|Avertissement|Attention',
  it: 'Nota|Suggerimento|Importante|Avviso|Attenzione',
  ja: '注記|ヒント|重要|警告|注意',
  ko: '참고|팁|중요|경고|주의',
  nb: 'Merk|Tips|Viktig|Advarsel|Forsiktig',
  nl: 'Opmerking|Tip|Belangrijk|Waarschuwing|Let op',
  pl: 'Uwaga|Wskazówka|Ważne|Ostrzeżenie|Ostrożnie',
  pt: 'Nota|Dica|Importante|Aviso|Cuidado',
  ru: 'Примечание|Совет|Важно|Предупреждение|Осторожно',
  sv: 'Obs|Tips|Viktigt|Varning|Se upp',
  tr: 'Not|İpucu|Önemli|Uyarı|Dikkat',
  uk: 'Примітка|Порада|Важливо|Попередження|Обережно',
  zh: '注意|提示|重要|警告|小心',
  'zh-Hant': '注意|提示|重要|警告|小心',
};

/**
 * The words above the notes of a text.
 *
 * @param tag of its language
 * @returns undefined for a language without words here, whose notes have none above them
 */
export function noteWordsOf(tag: string): Record<Tone, string> | undefined {
  const { language, script } = new Intl.Locale(tag);
  const [note, tip, important, warning, caution] =
    (words[`${language}-${script}`] ?? words[language])?.split('|') ?? [];
  return note && tip && important && warning && caution
    ? { note, tip, important, warning, caution }
    : undefined;
}
