// How components look that can be drawn alone; the reference shows the code beside the picture.
import type { ContentOf, SectionProps } from 'sitewright';
import {
  Abbreviation,
  Anchor,
  ApplyButton,
  BrandMark,
  Button,
  Choice,
  ComparisonTable,
  Consent,
  channelMarks,
  Drawing,
  EntryWords,
  FeatureWords,
  Heading,
  HoursOfDays,
  Paragraph,
  PeriodChoice,
  Picture,
  PriceText,
  Quoted,
  RichText,
  Section,
  SectionIntro,
  StatList,
  StatValue,
  Strokes,
  Testimonial,
  TextField,
  TextLink,
  Tick,
} from 'sitewright/views';
import type { examples as kind } from './examples.ts';

/** Each by the name of its component; what is in `content` is what fields of a kind say. */
const list = (content: ContentOf<typeof kind>) => ({
  Abbreviation: <Abbreviation short="CET" meaning="Central European Time" />,
  Anchor: (
    <Anchor href="/" className="inline-link">
      To the start
    </Anchor>
  ),
  ApplyButton: (
    <ApplyButton job="Developer" apply={{ label: 'Apply', to: '/' }} applyTopic="for {job}" />
  ),
  BrandMark: <BrandMark className="w-16" />,
  Button: (
    <div className="flex flex-wrap gap-4">
      <Button label="Begin" to="/" />
      <Button variant="secondary" label="Read more" to="/" />
    </div>
  ),
  Choice: <Choice name="topic" id="topic" label="Topic" choices={['Prices', 'Moving in']} />,
  ComparisonTable: (
    <ComparisonTable
      title="Side by side"
      caption="What each of them does"
      nameLabel="What you need"
      columns={[{ name: 'This one', isOwn: true }, { name: 'A paper calendar' }]}
      rows={[{ name: 'Reminders', cells: ['Yes', 'No'] }]}
    />
  ),
  Consent: <Consent name="consent" id="consent" label={content.words} requiredMark="*" />,
  Drawing: (
    <Drawing viewBox="0 0 48 48" className="size-14 fill-none stroke-ink stroke-2">
      <Strokes strokes={channelMarks.phone} />
    </Drawing>
  ),
  EntryWords: <EntryWords title="A calendar for all" description={content.words} />,
  FeatureWords: (
    <FeatureWords
      title="Reminders"
      description={content.words}
      benefits={['Fewer empty chairs', 'Fewer calls']}
    />
  ),
  Heading: (
    <Heading level={2} size="title-2">
      One calendar for everybody
    </Heading>
  ),
  HoursOfDays: (
    <HoursOfDays
      zone="CET"
      zoneName="Central European Time"
      closed="Closed"
      hours={[
        {
          opens: { label: '9:00', dateTime: '09:00' },
          closes: { label: '17:00', dateTime: '17:00' },
        },
      ]}
    />
  ),
  Paragraph: <Paragraph content={content.words} />,
  PeriodChoice: (
    <PeriodChoice name="period" label="How you pay" monthly="By the month" yearly="By the year" />
  ),
  Picture: <Picture picture={content.picture} className="h-auto w-80" />,
  PriceText: (
    <PriceText language="en" price={{ amount: 29, currency: 'EUR' }} priceText="from {price}" />
  ),
  Quoted: <Quoted words="We look up less often." />,
  RichText: <RichText content={content.words} />,
  SectionIntro: <SectionIntro id="intro" title="What it does" lead={content.words} />,
  StatList: (
    <StatList
      stats={[
        { value: '1,200', label: 'studios' },
        { value: '4 min', label: 'to begin' },
      ]}
    />
  ),
  StatValue: <StatValue value="99.9%" />,
  Testimonial: (
    <Testimonial testimonial="We look up less often." person="A placeholder, owner of a studio" />
  ),
  TextField: (
    <TextField
      name="name"
      id="name"
      label="Name"
      hint="As your guests know you."
      requiredMark="*"
    />
  ),
  TextLink: <TextLink label="All plans" href="/" />,
  Tick: <Tick />,
});

/** Each example in a box of its own, of which a picture is taken. */
export default function Examples({ frame, content }: SectionProps<typeof kind>) {
  return (
    <Section {...frame} intro={content}>
      {Object.entries(list(content)).map(([name, example]) => (
        <div key={name} data-example={name} className="max-w-3xl p-6">
          {example}
        </div>
      ))}
    </Section>
  );
}
