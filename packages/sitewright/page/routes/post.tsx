import { views } from 'virtual:site';
import { ownId } from '../../content/pages/page-ids.ts';
import { loadPost } from '../blog/load-post.ts';
import { BlogPost } from '../blog/post.tsx';

export const load = loadPost;

export default function PostPage({ closing, ...post }: ReturnType<typeof load>) {
  const ClosingCall = views.get('closing');
  return (
    <>
      <BlogPost {...post} />
      {closing && ClosingCall && (
        <ClosingCall frame={{ id: ownId('closing'), tone: 'paper' }} content={closing} />
      )}
    </>
  );
}
