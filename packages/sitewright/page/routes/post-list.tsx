import { ownId } from '../../content/pages/page-ids.ts';
import { loadPostList } from '../blog/load-post-list.ts';
import { PostListSection } from '../blog/post-list.tsx';
import { PageHero } from '../components/page-hero.tsx';

export const load = loadPostList;

export default function PostListPage(props: ReturnType<typeof load>) {
  return (
    <>
      <PageHero id={ownId('hero')} content={props.page.hero} />
      <PostListSection {...props} />
    </>
  );
}
