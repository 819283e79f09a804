import { ownId } from '../../content/pages/page-ids.ts';
import type { BlogFile } from '../../content/schemas/blog.ts';
import { TextLink } from '../components/anchor.tsx';
import { Button } from '../components/button.tsx';
import { InlineScript } from '../components/inline-script.tsx';
import { Container } from '../components/section.tsx';
import { Heading } from '../components/words.tsx';
import { Picture } from '../figures/picture.tsx';
import shareScript from '../inline-scripts/share.ts?inline-script';
import { TextBody } from '../long-text/long-text.tsx';
import type { PostProps } from './load-post.ts';
import { PostFoot } from './post-foot.tsx';
import { PostOffer, PostSide } from './post-side.tsx';
import { TagLinks } from './tag-links.tsx';

const titleId = ownId('title');

/** A post and its foot. */
export function BlogPost(props: PostProps) {
  const { page, words, reading, tags, list } = props;
  const { title, description, picture } = page;
  return (
    <>
      <section aria-labelledby={titleId} className="tone-ground pb-section">
        <Container>
          <p className="flex min-h-opening items-end pb-3">
            <TextLink {...list} />
          </p>
          <div className="post-columns reading-columns print:block">
            <div className="grid gap-7">
              <Heading level={1} size="title-1" id={titleId}>
                {title}
              </Heading>
              <p className="max-w-measure text-lead text-ink-muted text-balance">{description}</p>
              {tags.length > 0 && <TagLinks label={words.tags} tags={tags} />}
            </div>
            {picture && (
              <figure className="grid gap-3">
                <Picture
                  isFirst
                  picture={picture.picture}
                  className="photo-print aspect-video w-full object-cover lg:aspect-[2/1]"
                />
                {picture.caption && (
                  <figcaption className="font-mono text-ink-muted text-small">
                    {picture.caption}
                  </figcaption>
                )}
              </figure>
            )}
            <PostSide {...props} />
            <div className="post-text">
              <TextBody text={page.text} words={reading} />
              {words.share && <ShareButton {...words.share} />}
              {words.offer && <PostOffer className="mt-12 lg:hidden" {...words.offer} />}
            </div>
          </div>
        </Container>
      </section>
      <PostFoot {...props} />
    </>
  );
}

/** A button that passes the post on; the script of the page shows it. */
function ShareButton({ label, copied }: NonNullable<BlogFile['post']['share']>) {
  return (
    <p data-share="" hidden className="mt-12 items-center gap-4 not-[[hidden]]:flex print:hidden!">
      <Button variant="secondary">{label}</Button>
      <span role="status" data-copied={copied} />
      <InlineScript type="module" source={shareScript} />
    </p>
  );
}
