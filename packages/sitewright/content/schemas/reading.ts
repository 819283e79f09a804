import { z } from 'zod';
import { text, textWith } from '../fields/fields.ts';
import type { Tone } from '../markdown/notes.ts';

/** `reading.yaml`: the words around long texts, which are written in Markdown. */
export const readingSchema = ({ language = 'en' }: { language?: string } = {}) =>
  z.strictObject({
    contents: text.describe('The heading of the list of headings'),
    updated: textWith('date').describe(
      'When the text was changed last, such as Last changed {date}',
    ),
    table: textWith('heading').describe(
      'What a table is called for those who do not see it, by the {heading} above it',
    ),
    footnotes: text.describe('The heading of the footnotes'),
    footnoteBack: textWith('number').describe(
      'What the arrow behind a footnote is called: the way back to the text of note {number}',
    ),
    done: text.describe('What a ticked box in a list says to those who do not see it'),
    toDo: text.describe('What an empty box in a list says to those who do not see it'),
    notes: z
      .strictObject({
        note: text.describe('Above a note'),
        tip: text.describe('Above a tip'),
        important: text.describe('Above what is important'),
        warning: text.describe('Above a warning'),
        caution: text.describe('Above what may do harm'),
      })
      .optional()
      .transform((notes) => notes ?? noteWordsOf(language))
      .describe('What stands above notes in a text, where it is not what the language says mostly'),
  });
export type Reading = z.output<ReturnType<typeof readingSchema>>;

/** The words above notes: note, tip, important, warning and caution, by language. */
const words: Readonly<Record<string, string>> = {
  ar: 'ملاحظة|نصيحة|مهم|تحذير|تنبيه',
  cs: 'Poznámka|Tip|Důležité|Varování|Pozor',
  da: 'Bemærk|Tip|Vigtigt|Advarsel|Pas på',
  de: 'Hinweis|Tipp|Wichtig|Warnung|Vorsicht',
  el: 'Σημείωση|Συμβουλή|Σημαντικό|Προειδοποίηση|Προσοχή',
  en: 'Note|Tip|Important|Warning|Caution',
  es: 'Nota|Consejo|Importante|Advertencia|Precaución',
  fa: 'یادداشت|نکته|مهم|هشدار|احتیاط',
  fi: 'Huomaa|Vinkki|Tärkeää|Varoitus|Varo',
  fr: 'Note|Conseil|Important|Avertissement|Attention',
  he: 'הערה|טיפ|חשוב|אזהרה|זהירות',
  hi: 'नोट|सुझाव|महत्वपूर्ण|चेतावनी|सावधानी',
  hu: 'Megjegyzés|Tipp|Fontos|Figyelmeztetés|Vigyázat',
  id: 'Catatan|Kiat|Penting|Peringatan|Perhatian',
  it: 'Nota|Suggerimento|Importante|Avviso|Attenzione',
  ja: '注記|ヒント|重要|警告|注意',
  ko: '참고|팁|중요|경고|주의',
  ms: 'Nota|Petua|Penting|Amaran|Awas',
  nb: 'Merk|Tips|Viktig|Advarsel|Forsiktig',
  nl: 'Opmerking|Tip|Belangrijk|Waarschuwing|Let op',
  pl: 'Uwaga|Wskazówka|Ważne|Ostrzeżenie|Ostrożnie',
  pt: 'Nota|Dica|Importante|Aviso|Cuidado',
  ro: 'Notă|Sfat|Important|Avertisment|Atenție',
  ru: 'Примечание|Совет|Важно|Предупреждение|Осторожно',
  sv: 'Obs|Tips|Viktigt|Varning|Se upp',
  th: 'หมายเหตุ|เคล็ดลับ|สำคัญ|คำเตือน|ข้อควรระวัง',
  tr: 'Not|İpucu|Önemli|Uyarı|Dikkat',
  uk: 'Примітка|Порада|Важливо|Попередження|Обережно',
  vi: 'Ghi chú|Mẹo|Quan trọng|Cảnh báo|Thận trọng',
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
